export { TurnsScreen as default } from '@/features/battle/summary/turns-screen';
