export { BattleLayout as default } from '@/features/play/play-layout';
