// Under load the first screen of a file can take longer than the library's second; a wait still ends as soon as it can.
const { configure } = require('@testing-library/react-native');

configure({ asyncUtilTimeout: 10_000 });

// Buttons that have just got new words take no tap for a moment; tests wait that moment out, hundreds of times.
require('../../ui/tokens').motion.guard = 30;
