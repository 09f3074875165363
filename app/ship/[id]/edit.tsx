export { ShipEditScreen as default } from '@/features/ships/ship-edit-screen';
