export { DeckScreen as default } from '@/features/cards/deck-screen';
