export { LookBackScreen as default } from '@/features/play/look-back/look-back-screen';
