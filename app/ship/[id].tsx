export { ShipScreen as default } from '@/features/ships/ship-screen';
