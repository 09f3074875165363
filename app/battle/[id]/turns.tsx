export { TurnsScreen as default } from '@/features/togo/summary/turns-screen';
