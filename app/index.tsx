export { HarbourScreen as default } from '@/features/harbour/harbour-screen';
