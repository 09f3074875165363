export { BattlesScreen as default } from '@/features/battles/battles-screen';
