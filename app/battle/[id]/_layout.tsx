export { GameLayout as default } from '@/features/link/game-layout';
