export { FleetScreen as default } from '@/features/fleets/fleet-screen';
