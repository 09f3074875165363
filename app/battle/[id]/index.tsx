export { BattleScreen as default } from '@/features/play/play-screen';
