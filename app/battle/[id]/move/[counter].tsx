export { MoveScreen as default } from '@/features/togo/move/move-screen';
