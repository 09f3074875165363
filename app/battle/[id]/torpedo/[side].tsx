export { TorpedoScreen as default } from '@/features/togo/torpedo/torpedo-screen';
