export { MoveScreen as default } from '@/features/battle/move/move-screen';
