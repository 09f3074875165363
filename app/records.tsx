export { RecordsScreen as default } from '@/features/records/records-screen';
