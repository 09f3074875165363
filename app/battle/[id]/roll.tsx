export { RollScreen as default } from '@/features/play/roll/roll-screen';
