export { EditScreen as default } from '@/features/scenarios/edit-screen';
