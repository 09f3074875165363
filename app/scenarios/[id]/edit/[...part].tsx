export { EditPartScreen as default } from '@/features/scenarios/edit-part-screen';
