export { FleetsScreen as default } from '@/features/fleets/fleets-screen';
