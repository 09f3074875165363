export { ShipScreen as default } from '@/features/battle/ship/ship-screen';
