// Keeps what a screen reader is given to say: what comes into live regions, and what gets the focus.
(() => {
    const REGION = '[aria-live], [role="status"], [role="alert"], [role="log"]';
    const told = (window.told = []);
    const say = (how, words) => {
        const text = words.replace(/\s+/g, ' ').trim();
        if (text) told.push([how, text]);
    };
    const words = (node) => {
        if (node.nodeType === Node.TEXT_NODE) return node.data;
        if (node.nodeType !== Node.ELEMENT_NODE || node.ariaHidden === 'true') return '';
        const style = getComputedStyle(node);
        if (style.display === 'none' || style.visibility === 'hidden') return '';
        const inside = [...node.childNodes].map(words).join('');
        return style.display === 'inline' ? inside : ` ${inside} `;
    };
    const listen = (changes) => {
        const whole = new Set();
        for (const { target, type, addedNodes } of changes) {
            const at = target.nodeType === Node.ELEMENT_NODE ? target : target.parentElement;
            const region = at?.closest(REGION);
            if (!region || region.ariaLive === 'off' || at.closest('[aria-hidden="true"]')) continue;
            const role = region.getAttribute('role');
            if (region.ariaAtomic === 'true' || role === 'status' || role === 'alert') {
                whole.add(region);
                continue;
            }
            const relevant = region.ariaRelevant ?? 'additions text';
            if (type === 'characterData') {
                if (relevant.includes('text')) say(role ?? 'live', target.data);
            } else {
                for (const node of addedNodes) if (node.isConnected) say(role ?? 'live', words(node));
            }
        }
        for (const region of whole) say(region.getAttribute('role') ?? 'live', words(region));
    };
    const observer = new MutationObserver(listen);
    observer.observe(document, { subtree: true, childList: true, characterData: true });
    document.addEventListener('focusin', ({ target }) => say('focus', target.computedName));
})();
