export { AddShipScreen as default } from '@/features/battle/changes/add-ship-screen';
