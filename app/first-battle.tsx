export { FirstBattleScreen as default } from '@/features/first-battle/first-battle-screen';
