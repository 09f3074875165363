export { HandScreen as default } from '@/features/battle/hand/hand-screen';
