export { ShipsScreen as default } from '@/features/ships/ships-screen';
