export { SightScreen as default } from '@/features/togo/sight/sight-screen';
