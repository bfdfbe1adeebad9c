/** Nouns that people ask about, and beginnings or ends of phrases in scripts without capitals. */
export const asked: Record<string, string> = {
  es: `horarios horario devoluciones devolución envíos envío garantía precios precio pagos pago contacto tarifas gastos
    condiciones plazos cancelación reservas aparcamiento seguro normas requisitos entrega entregas reembolsos multas`,
  fr: `horaires retours retour livraison garantie prix paiement paiements contact tarifs frais conditions délais
    annulation réservations réservation stationnement assurance règles remboursement remboursements amendes accès`,
  it: `orari orario resi reso spedizione spedizioni garanzia prezzi prezzo pagamenti pagamento contatti tariffe costi
    condizioni termini cancellazione prenotazioni parcheggio assicurazione regole rimborsi consegna multe`,
  pt: `horários horário devoluções devolução envio envios garantia preços preço pagamentos pagamento contato contacto
    tarifas custos condições prazos cancelamento reservas estacionamento seguro regras reembolsos entrega multas`,
  nl: `openingstijden retourneren retouren verzending garantie prijzen betaling betalen contact tarieven kosten
    voorwaarden termijnen annulering annuleren reserveringen parkeren verzekering regels terugbetaling levering boetes`,
  pl: `godziny zwroty zwrot wysyłka gwarancja ceny cena płatności płatność kontakt opłaty koszty warunki terminy
    rezerwacje parking ubezpieczenie zasady dostawa reklamacje kary`,
  tr: `çalışma iade iadeler kargo garanti fiyatlar ödeme iletişim ücretler masraflar koşullar süreler iptal
    rezervasyon otopark sigorta kurallar teslimat cezalar açılış`,
  ru: `часы возврат доставка гарантия цены оплата контакты тарифы стоимость условия сроки отмена бронирование парковка
    страховка правила штрафы`,
  uk: `години повернення доставка гарантія ціни оплата контакти тарифи вартість умови строки скасування бронювання
    паркування правила`,
};

/** In scripts without capitals a phrase that begins or ends like this is no name of somebody. */
export const telling: Record<string, RegExp> = {
  zh: /(?:时间|時間|费用|費用|价格|價格|政策|方式|方法|流程|须知|規則|规则|规定|規定|条件|條件|退货|退貨|退款|配送|运费|運費|保修|支付|付款|预订|預訂|停车|停車|保险|保險|期限|标准|標準|服务|服務|要求|取消|罚款|罰款)$/u,
  ja: /(?:時間|料金|費用|価格|方法|手続き|規則|規約|条件|返品|返金|配送|送料|保証|支払い|支払|予約|駐車場|保険|期限|基準|サービス|キャンセル|罰金|利用|貸出|返却|交換|修理)$/u,
  ko: /(?:시간|요금|비용|가격|방법|절차|규정|규칙|조건|반품|환불|배송|보증|결제|예약|주차|보험|기한|기준|서비스|취소|대출|반납|교환|수리|정책)$/u,
  th: /^(?:การ|ค่า|เวลา|วิธี|ราคา|เงื่อนไข|นโยบาย|กฎ|ระยะเวลา|ที่จอดรถ|ประกัน|บริการ)/u,
  ar: /^(?:أوقات|ساعات|رسوم|سياسة|شروط|طرق|طريقة|مواعيد|أسعار|سعر|تكاليف|تكلفة|خدمة|خدمات|قواعد|مدة|الإرجاع|الاسترجاع|التوصيل|الشحن|الضمان|الدفع|الأسعار|الرسوم|الحجز|الإلغاء|التأمين|مواقف|الغرامات)(?:\s|$)/u,
  he: /^(?:שעות|מדיניות|תנאי|עלות|עלויות|מחירים|מחירי|דמי|אופן|החזרות|החזרת|משלוח|משלוחים|אחריות|תשלום|תשלומים|ביטול|ביטולים|חניה|ביטוח|הזמנות|כללים|כללי|קנסות)(?:\s|$)/u,
  hi: /(?:समय|शुल्क|नीति|नियम|कीमत|कीमतें|शर्तें|तरीका|तरीके|वापसी|डिलीवरी|वारंटी|भुगतान|संपर्क|बुकिंग|पार्किंग|बीमा|जुर्माना|सेवा|सेवाएँ)$/u,
};
