export { RollScreen as default } from '@/features/battle/roll/roll-screen';
