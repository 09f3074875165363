export { HomeRoute as default } from '@/features/bridge/bridge-routes';
