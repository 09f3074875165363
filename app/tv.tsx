export { TvScreen as default } from '@/features/link/tv-screen';
