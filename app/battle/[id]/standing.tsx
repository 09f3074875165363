export { StandingScreen as default } from '@/features/battle/standing/standing-screen';
