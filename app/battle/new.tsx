export { NewBattleScreen as default } from '@/features/new-battle/new-battle-screen';
