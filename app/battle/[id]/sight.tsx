export { SightScreen as default } from '@/features/battle/sight/sight-screen';
