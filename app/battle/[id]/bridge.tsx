export { FightRoute as default } from '@/features/bridge/bridge-routes';
