export { QuickScreen as default } from '@/features/quick/quick-screen';
