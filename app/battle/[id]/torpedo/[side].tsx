export { TorpedoScreen as default } from '@/features/battle/torpedo/torpedo-screen';
