export { AddShipScreen as default } from '@/features/togo/changes/add-ship-screen';
