export { StandingScreen as default } from '@/features/togo/score/standing-screen';
