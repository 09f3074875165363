export { ScoreScreen as default } from '@/features/togo/score/score-screen';
