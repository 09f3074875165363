export { BattleScreen as default } from '@/features/battle/battle-screen';
