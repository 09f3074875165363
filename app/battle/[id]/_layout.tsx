export { BattleLayout as default } from '@/features/battle/battle-layout';
