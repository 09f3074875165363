export { ShipScreen as default } from '@/features/togo/ship/ship-screen';
