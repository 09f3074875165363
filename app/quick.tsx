export { QuickScreen as default } from '@/features/togo/quick/quick-screen';
